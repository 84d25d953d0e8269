# The page for owners of a box: what the printed cards say.
owner-title = What do your cards say?
owner-first = First what changes the most.
owner-kinds = Kinds of cards
owner-box = Your box
owner-progress = { $mine } of { $all }: { $kind }
owner-were =
    { $count ->
        [one] { $count } was reconstructed
       *[other] { $count } were reconstructed
    }
owner-of = { $mine } of { $all }
owner-read = Read it from your card.
owner-place = Place { $place }{ $all ->
        [0] {""}
       *[other] {" "}of { $all }
    }. Read it from your card.
owner-slot = Place { $place }:
owner-add = Add a place
owner-empty = Empty on the card
owner-forget = Not read after all
owner-next = { $value }, next
owner-mine = printed, by you
owner-by-you = by you
owner-known = known
owner-open = { $count } open
owner-worth = Worth it:
owner-worth-card =
    { $count ->
        [one] One of { $all } values on this card is reconstructed.
       *[other] { $count } of { $all } values on this card are reconstructed.
    }
owner-none = There is nothing to read from cards in this box.
owner-complete = Your box is complete.
owner-keep = Keep
owner-keep-about = The values stay on this device and are offered whenever this box is played.
owner-save = Save as a file
owner-load = Load a file
owner-play = Play with them
owner-refused = This cannot be:
owner-line = Line { $line } does not count:
owner-clash = The box does not fit together yet:
