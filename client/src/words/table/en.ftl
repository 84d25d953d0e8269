# The assistant in free matches: what is new, and what something means.
coach-new = New: { $name }.
coach-named = { $name }.
coach-off = Assistant off
coach-what = What is this?
coach-ask = Tap what you want to know about:
coach-nothing = There is nothing to explain here just now.
coach-menu = Assistant explains what is new

# Keys and cards at a table.
card-values = Values of the card
card-field = Entry
card-value = Value
card-sources = Where these values come from
keys-tab = through bar, question, cards and ticker
keys-arrows = from card to card, from line to line in the ticker
keys-enter = choose and confirm
keys-undo = take back
keys-rulebook = rulebook
keys-hint = hint
keys-ticker = ticker
keys-menu = menu
keys-card = look at a card
keys-what = what is this?
keys-escape = close
keys-help = this list
