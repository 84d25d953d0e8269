/** A rulebook in Markdown, read into blocks: chapters, numbered rules, lists and tables. No HTML is ever made of it. */
export interface Span {
  text: string;
  kind: 'plain' | 'bold' | 'code' | 'em';
}
export type Block =
  | { kind: 'chapter'; level: number; id: string; spans: Span[] }
  | { kind: 'rule'; number: string; spans: Span[] }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

export function readBook(markdown: string): Block[] {
  return markdown
    .trim()
    .split(/\n\s*\n/)
    .map(readBlock);
}

function readBlock(block: string): Block {
  const heading = /^(#+)\s+([\s\S]*)$/.exec(block);
  if (heading) {
    const title = heading[2] ?? '';
    return {
      kind: 'chapter',
      level: heading[1]?.length ?? 1,
      id: /^[A-Z]+\d+/.exec(title)?.[0] ?? '',
      spans: spansOf(title),
    };
  }
  const lines = block.split('\n');
  if (lines.every((line) => line.trimStart().startsWith('|'))) {
    const rows = lines.map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => spansOf(cell.trim())),
    );
    return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(2) };
  }
  if (/^[-*] (?!\*\*[A-Z]+\d)/.test(block)) {
    return { kind: 'list', items: block.split(/\n(?=[-*] )/).map((item) => spansOf(joined(item.slice(2)))) };
  }
  const rule = /^(?:[-*] )?\*\*([A-Z]+\d+(?:\.\d+)?[a-z]?)\*\*\s*([\s\S]*)$/.exec(block);
  if (rule) return { kind: 'rule', number: rule[1] ?? '', spans: spansOf(joined(rule[2] ?? '')) };
  return { kind: 'text', spans: spansOf(joined(block)) };
}

function joined(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').trim();
}

export function spansOf(text: string): Span[] {
  const found: Span[] = [];
  for (const part of text.split(/(\*\*.+?\*\*|`[^`]+`|\*[^*\s][^*]*\*|\[[^\]]+\]\([^)]*\))/)) {
    if (!part) continue;
    if (part.startsWith('**')) found.push({ kind: 'bold', text: part.slice(2, -2) });
    else if (part.startsWith('`')) found.push({ kind: 'code', text: part.slice(1, -1) });
    else if (part.startsWith('[')) found.push({ kind: 'plain', text: part.slice(1, part.indexOf(']')) });
    else if (part.startsWith('*') && part.length > 2) found.push({ kind: 'em', text: part.slice(1, -1) });
    else found.push({ kind: 'plain', text: part });
  }
  return found;
}

/** The rule of this number, or the first of its chapter. */
export function ruleOf(blocks: readonly Block[], number: string): Extract<Block, { kind: 'rule' }> | undefined {
  const rules = blocks.filter((block) => block.kind === 'rule');
  return rules.find((rule) => rule.number === number) ?? rules.find((rule) => rule.number.startsWith(`${number}.`));
}

const STOP = /^.*?[\p{L}\d)”»]{2}[.!?](?=\s|$)/su;

/** What a rule says in a word: its first sentence, and before it what it is about where that stands in italics. */
export function inBrief(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const [k, span] of spans.entries()) {
    const end = k === 0 && span.kind === 'em' ? null : STOP.exec(span.text);
    found.push(end ? { ...span, text: end[0] } : span);
    if (end) break;
  }
  return found;
}

/** Every rule in brief, chapter by chapter: all of a chapter whose heading says what is wanted, else the rules that do. */
export function briefOf(blocks: readonly Block[], wanted: string): ReturnType<typeof chaptersOf> {
  const says = (text: string): boolean => text.toLowerCase().includes(wanted.trim().toLowerCase());
  const plain = (spans: readonly Span[]): string => spans.map((span) => span.text).join('');
  return chaptersOf(blocks)
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules
        .map((rule) => ({ ...rule, spans: inBrief(rule.spans) }))
        .filter(({ number, spans }) => says(plain(chapter.spans)) || says(`${number} ${plain(spans)}`)),
    }))
    .filter((chapter) => chapter.rules.length);
}

/** The numbered chapters of a book, each with its rules. */
export function chaptersOf(
  blocks: readonly Block[],
): { id: string; spans: Span[]; rules: Extract<Block, { kind: 'rule' }>[] }[] {
  const found: ReturnType<typeof chaptersOf> = [];
  for (const block of blocks) {
    if (block.kind === 'chapter' && block.level === 2) found.push({ id: block.id, spans: block.spans, rules: [] });
    else if (block.kind === 'rule') found.at(-1)?.rules.push(block);
  }
  return found.filter((chapter) => chapter.id);
}
