import { leagueName, listed } from '../../format';
import { editionName, optionName, valueName } from '../new_table/names';
import type { Clock, CompetitionInfo, RowInfo } from '../../generated/protocol';
import { settings, t } from '../../settings.svelte';
import type { Words } from '../../words';
import { hasRounds, hasStandings, tiesKey, tiesOf } from './wish';

/** What is agreed on when a competition is opened. */
export type Agreed = Pick<
  CompetitionInfo,
  'game' | 'edition' | 'options' | 'size' | 'format' | 'pace' | 'clock' | 'fill' | 'public' | 'real' | 'breaks' | 'unit'
>;

/** At whole tables wins are first places. */
const keyOf = (rule: string, isWhole: boolean): string =>
  rule === 'wins' && isWhole ? 'firsts' : rule.replaceAll('_', '-');

/** A rule that separates those who are level. */
export function breakName(rule: string, unit: string, isWhole: boolean): string {
  return t(`cup-break-${keyOf(rule, isWhole)}`, { unit });
}

/** What stands over its column. */
export function columnName(rule: string, unit: string, isWhole: boolean): string {
  return rule === 'wins' && !isWhole ? t('me-letter-won') : t(`cup-col-${keyOf(rule, isWhole)}`, { unit });
}

/** What one of these rules counts for somebody. */
export function markText({ marks }: RowInfo, breaks: readonly string[], rule: number): string {
  const sign = (mark: number): string => (breaks[rule] === 'difference' && mark > 0 ? '+' : '');
  return (marks[rule] ?? []).map((mark) => `${sign(mark)}${mark}`.replace('-', '−')).join(' · ');
}

/** The rules that separate those who are level, in their order. */
export function breaksText({ breaks, unit, format }: Pick<Agreed, 'breaks' | 'unit' | 'format'>): string {
  const names = breaks.map((one) => breakName(one, unit, (format.seats ?? 2) > 2));
  return listed(names, settings.lang, 'unit');
}

const DAY = 86_400;

/** A clock in words: how long, for what, and what happens then. */
export function clockText({ kind = 'none', seconds = 0, then = 'bot' }: Clock): string {
  const [unit, each] = seconds % DAY === 0 ? ['day', DAY] : seconds % 60 === 0 ? ['minute', 60] : ['second', 1];
  const lang = settings.lang === 'en' ? 'en-GB' : settings.lang;
  const time = new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / each);
  return t('cup-clock-said', { kind, time, then });
}

/** All that was agreed, as it stands on the bill and for whoever enters: what it is about, and what holds. */
export function factsOf(agreed: Agreed, words: Words | null): [label: string, value: string][] {
  const { format, pace } = agreed;
  const { kind = 'knock_out', seats = 2, rounds, groups, through = 2 } = format;
  const isWhole = seats > 2;
  const ties = tiesOf(format);
  const facts: ([string, string] | false)[] = [
    words !== null && agreed.edition !== '' && [t('new-edition'), editionName(agreed.edition, words)],
    [t('cup-format'), t(`cup-kind-${kind.replace('_', '-')}`)],
    [t('cup-pace'), t(`cup-pace-${pace.kind ?? 'evening'}`)],
    pace.kind === 'winter' && [t('cup-days'), String(pace.days ?? 7)],
    [t('cup-size'), String(agreed.size)],
    [
      t('cup-free'),
      agreed.fill ? t('cup-fill', { league: leagueName(agreed.fill, settings.words) }) : t('cup-fill-none'),
    ],
    isWhole && [t('cup-seats'), t('cup-seats-of', { count: seats })],
    !isWhole && kind !== 'swiss' && [t('cup-ties'), t(tiesKey(kind, ties))],
    hasRounds(kind, isWhole) && [t('cup-rounds'), rounds ? String(rounds) : t('cup-rounds-usual')],
    kind === 'groups' && [t('cup-groups'), groups ? String(groups) : t('cup-groups-usual')],
    kind === 'groups' && [t('cup-through'), String(through)],
    hasStandings(kind) && [t('cup-breaks'), breaksText(agreed)],
    format.draw === 'entry' && [t('cup-draw'), t('cup-draw-entry')],
    agreed.real ? [t('cup-played'), t('cup-real')] : [t('cup-clock'), clockText(agreed.clock)],
    agreed.public && [t('cup-public'), t('yes')],
    ...Object.entries(words === null ? {} : agreed.options).map(([name, value]): [string, string] => [
      optionName(name, words!),
      valueName(name, value, words!),
    ]),
  ];
  return facts.filter((fact): fact is [string, string] => fact !== false);
}
