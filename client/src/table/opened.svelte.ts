/** What is open over a table: one sheet at most, the rulebook, and a card. */
export class Opened {
  sheet = $state<'' | 'menu' | 'ticker' | 'keys' | 'hint'>('');
  /** The rulebook is open at this rule; '' is its first page. */
  rule = $state<string | null>(null);
  card = $state<string | null>(null);
}
