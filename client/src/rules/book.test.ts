import { expect, test } from 'vitest';
import { readBook, ruleOf } from './book';

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
