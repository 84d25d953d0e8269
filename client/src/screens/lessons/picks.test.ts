import { describe, expect, it } from 'vitest';
import { optionsOf } from './picks';

describe('a mark', () => {
  const options = ['play red_card brazil', 'play red_card peru', 'pass', 'field fritz', 'team brazil', 'against peru'];

  it('names an option by what stands behind its verb, or as a whole', () => {
    expect(optionsOf('fritz', options)).toEqual(['field fritz']);
    expect(optionsOf('pass', options)).toEqual(['pass']);
    expect(optionsOf('red_card', options)).toEqual([]);
  });

  it('names several ways', () => {
    expect(optionsOf('play red_card brazil | play red_card peru', options)).toEqual(options.slice(0, 2));
    expect(optionsOf('', options)).toEqual([]);
  });

  it('names what belongs together, or nothing of it', () => {
    expect(optionsOf('team brazil + against peru', options)).toEqual(['team brazil', 'against peru']);
    expect(optionsOf('team brazil + against france', options)).toEqual([]);
  });
});
