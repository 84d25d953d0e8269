import { describe, expect, it, test } from 'vitest';
import { briefOf, chaptersOf, inBrief, readBook, ruleOf, spansOf } from './book';

const BOOK = `# Finale

## F4 The build-up

**F4.6** The build-up *succeeds* when
they reach at least the total (\`arrow\`).

- one
- two **bold**

| option | values |
|---|---|
| \`a\` | b |`;

test('a rulebook is read into chapters, rules, lists and tables', () => {
  const blocks = readBook(BOOK);
  expect(blocks.map((block) => block.kind)).toEqual(['chapter', 'chapter', 'rule', 'list', 'table']);
  expect(ruleOf(blocks, 'F4.6')?.spans).toEqual([
    { kind: 'plain', text: 'The build-up ' },
    { kind: 'em', text: 'succeeds' },
    { kind: 'plain', text: ' when they reach at least the total (' },
    { kind: 'code', text: 'arrow' },
    { kind: 'plain', text: ').' },
  ]);
});

test('a chapter stands for its first rule', () => {
  expect(ruleOf(readBook(BOOK), 'F4')?.number).toBe('F4.6');
  expect(ruleOf(readBook(BOOK), 'F9')).toBeUndefined();
});

test('a search finds a chapter by its heading, and rules by what they say', () => {
  const blocks = readBook(
    '## F1 Kick-off\n\n**F1.1** It begins.\n\n**F1.2** It goes on.\n\n## F2 Penalties\n\n**F2.1** One shoots.',
  );
  const found = (wanted: string): string[] =>
    briefOf(blocks, wanted).flatMap((chapter) => chapter.rules.map((rule) => rule.number));
  expect([found('penalt'), found('goes on'), found('f1.1'), found('')]).toEqual([
    ['F2.1'],
    ['F1.2'],
    ['F1.1'],
    ['F1.1', 'F1.2', 'F2.1'],
  ]);
});

describe('a rule in brief', () => {
  const brief = (text: string): string =>
    inBrief(spansOf(text))
      .map((span) => span.text)
      .join('');

  it('is its first sentence', () => {
    expect(brief('The stronger card attacks. *Ours.* More.')).toBe('The stronger card attacks.');
    expect(brief('Version 2.5 counts, as z. B. here. More.')).toBe('Version 2.5 counts, as z. B. here.');
    expect(brief('A card of **two goals** is laid. More.')).toBe('A card of two goals is laid.');
  });

  it('begins with what it is about', () => {
    expect(brief('*Stopper, gold.* He draws one more. And more.')).toBe('Stopper, gold. He draws one more.');
  });

  it('stands under its chapter', () => {
    const book = readBook('# Game\n\n## F1 One\n\n**F1.1** First.\n\n## Rulings\n\n**P1** Ours.');
    expect(chaptersOf(book).map((one) => [one.id, one.rules.map((rule) => rule.number)])).toEqual([['F1', ['F1.1']]]);
  });
});
