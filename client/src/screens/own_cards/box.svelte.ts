import { owner as askSheet, readOwn } from '../../api';
import type { CardFault, CardToEnter, FieldToEnter, OwnersSheet, Takes } from '../../generated/protocol';
import type { Language } from '../../words';
import { Words } from '../../words';
import { changed, countOf, fileOf, keepFile, keptFile, type Said } from './file';

/** A card on the list: what is doubtful on it, and how far its owner has come. */
export interface Listed {
  card: CardToEnter;
  /** How many values of it are reconstructed in our box. */
  doubtful: number;
  /** How many of those its owner has entered. */
  entered: number;
  /** Whether its owner has entered anything. */
  isMine: boolean;
}

export interface Progress {
  kind: string;
  all: number;
  /** Cards of which the owner has entered every doubtful value. */
  mine: number;
  /** Cards on which nothing is doubtful. */
  known: number;
}

const DOUBTFUL = 'reconstructed';
const WORDY = ['text', 'names'];

/** What an owner has entered of a box: every value is asked of the server before it is kept on this device. */
export class OwnersBox {
  readonly game: string;
  sheet = $state.raw<OwnersSheet | null>(null);
  said = $state.raw<Said>({});
  /** What is wrong with what was entered last, or with a file that was read. */
  faults = $state.raw<CardFault[]>([]);
  /** Whether those come from a file: then they are lines that do not count. */
  isOfFile = $state(false);
  kind = $state('');
  id = $state('');
  field = $state('');
  isBusy = $state(false);
  refusals = $state.raw(new Words('en', ''));

  constructor(game: string) {
    this.game = game;
  }

  readonly kinds = $derived([...new Set(this.sheet?.cards.map((card) => card.kind))]);
  readonly listed = $derived(this.listOf(this.kind));
  readonly card = $derived(this.sheet?.cards.find((card) => card.kind === this.kind && card.id === this.id) ?? null);
  readonly current = $derived(this.card?.fields.find((field) => field.name === this.field) ?? null);
  readonly progress = $derived(this.kinds.map((kind) => this.progressOf(kind)));
  readonly cards = $derived(countOf(this.said));
  /** What does not fit together in the box as a whole: it is kept, and has to be put right before it can be played. */
  readonly clashes = $derived(this.faults.filter((fault) => fault.line === 0));

  async load(lang: Language): Promise<void> {
    const sheet = await askSheet(this.game, lang);
    this.sheet = sheet;
    this.refusals = new Words(lang, sheet.words);
    if (this.id) return;
    const kept = keptFile(this.game);
    if (kept) await this.take(kept.text);
    const first = this.kinds.find((kind) => this.listOf(kind).some((one) => one.doubtful)) ?? this.kinds[0] ?? '';
    this.turnTo(first);
  }

  takesOf(field: FieldToEnter): Takes {
    return this.sheet!.takes[field.takes]!;
  }

  /** What a field says now: what its owner has entered, else ours. */
  valueOf(field: FieldToEnter, card = this.card): unknown {
    return this.isMine(field, card) ? this.said[card!.kind]![card!.id]![field.name] : field.value;
  }

  isMine(field: FieldToEnter, card = this.card): boolean {
    return card !== null && this.said[card.kind]?.[card.id]?.[field.name] !== undefined;
  }

  sourceOf(field: FieldToEnter, card = this.card): string {
    return this.isMine(field, card) ? 'printed' : field.source;
  }

  turnTo(kind: string): void {
    this.kind = kind;
    const first = this.listed.find((one) => one.doubtful > one.entered) ?? this.listed[0];
    this.open(first?.card.id ?? '');
  }

  open(id: string, field = ''): void {
    this.id = id;
    this.field = '';
    this.faults = this.clashes;
    this.field = field || (this.openField() ?? this.card?.fields[0])?.name || '';
  }

  /** The next field of this card that is still ours: what has to be written comes after what can be tapped. */
  private openField(): FieldToEnter | undefined {
    const fields = this.card?.fields ?? [];
    const at = fields.findIndex((field) => field.name === this.field) + 1;
    const open = [...fields.slice(at), ...fields.slice(0, at)].filter(
      (field) => field.source === DOUBTFUL && !this.isMine(field),
    );
    return open.find((field) => !WORDY.includes(this.takesOf(field).shape)) ?? open[0];
  }

  /** Keep a value, if it can be; then go on to what is open next. */
  async enter(value: unknown): Promise<boolean> {
    return this.store(changed(this.said, this.kind, this.id, this.field, value));
  }

  /** Back to what our box says. */
  async forget(): Promise<boolean> {
    return this.store(changed(this.said, this.kind, this.id, this.field, undefined));
  }

  goOn(): void {
    const next = this.openField();
    if (next) return this.open(this.id, next.name);
    const at = this.listed.findIndex((one) => one.card.id === this.id);
    const after = [...this.listed.slice(at + 1), ...this.listed.slice(0, at)].find((one) => one.doubtful > one.entered);
    if (after) this.open(after.card.id);
  }

  private async store(wish: Said): Promise<boolean> {
    this.isBusy = true;
    try {
      const { faults } = await readOwn(this.game, fileOf(this.game, wish));
      this.faults = faults;
      this.isOfFile = false;
      if (faults.some((fault) => fault.line > 0)) return false;
      this.keep(wish);
      return true;
    } finally {
      this.isBusy = false;
    }
  }

  /** Read a file: what is right in it counts, what is wrong is named with its line. */
  async take(text: string): Promise<void> {
    this.isBusy = true;
    try {
      const { said, faults } = await readOwn(this.game, text);
      this.faults = faults;
      this.isOfFile = true;
      if (Object.keys(said).length) this.keep(said);
    } finally {
      this.isBusy = false;
    }
  }

  private keep(said: Said): void {
    this.said = said;
    keepFile(this.game, { text: this.file(), cards: countOf(said), fits: this.clashes.length === 0 });
  }

  file(): string {
    return fileOf(this.game, this.said);
  }

  /** Cards of a kind: those first that hold the most values of ours a match turns on. */
  private listOf(kind: string): Listed[] {
    const mine = (this.sheet?.cards ?? []).filter((card) => card.kind === kind);
    const worth = (card: CardToEnter): number =>
      card.fields.filter((field) => field.source === DOUBTFUL && !WORDY.includes(this.takesOf(field).shape)).length;
    return mine
      .map((card) => {
        const doubtful = card.fields.filter((field) => field.source === DOUBTFUL);
        return {
          card,
          doubtful: doubtful.length,
          entered: doubtful.filter((field) => this.isMine(field, card)).length,
          isMine: card.fields.some((field) => this.isMine(field, card)),
        };
      })
      .toSorted((a, b) => worth(b.card) - worth(a.card));
  }

  private progressOf(kind: string): Progress {
    const cards = this.listOf(kind);
    return {
      kind,
      all: cards.length,
      mine: cards.filter((one) => one.doubtful && one.entered === one.doubtful).length,
      known: cards.filter((one) => !one.doubtful).length,
    };
  }
}
