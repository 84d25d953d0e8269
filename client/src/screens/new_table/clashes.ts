import type { OptionInfo, OptionValue } from '../../api';
import { listed } from '../../format';
import { settings, t } from '../../settings.svelte';
import type { Words } from '../../words';
import { optionName, valueName } from './names';

/** Options that would be agreed on and then ignored, with the one they need and the values it must have. */
export interface Clash {
  options: string[];
  needed: string;
  values: OptionValue[];
}

/** What does not go together in a choice; options that need the same are told together. */
export function clashesOf(options: OptionInfo[], agreed: Record<string, OptionValue>): Clash[] {
  const found = new Map<string, Clash>();
  for (const option of options) {
    if (agreed[option.name] === option.values[0]) continue;
    for (const [needed, values] of Object.entries(option.needs)) {
      const value = agreed[needed];
      if (value !== undefined && values.includes(value)) continue;
      const key = JSON.stringify([needed, values]);
      const clash = found.get(key) ?? { options: [], needed, values };
      clash.options.push(option.name);
      found.set(key, clash);
    }
  }
  return [...found.values()];
}

/** A clash in words. */
export function clashText({ options, needed, values }: Clash, words: Words): string {
  const { lang } = settings;
  return t('new-clash', {
    options: listed(
      options.map((one) => optionName(one, words)),
      lang,
    ),
    needed: optionName(needed, words),
    values: listed(
      values.map((one) => valueName(needed, one, words)),
      lang,
      'disjunction',
    ),
  });
}
