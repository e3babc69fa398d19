import { expect, test } from 'vitest'
import { addSoftHyphens } from './hyphenation.ts'

const softHyphen = '\u00ad'

test('a long compound can break before its last noun, a short word cannot', () => {
  for (const [text, parts] of [
    ['Woonlastenbeschermer', ['Woonlasten', 'beschermer']],
    ['Bankspaarhypotheek', ['Bankspaar', 'hypotheek']],
    ['Kapitaalverzekering eigen woning', ['Kapitaal', 'verzekering eigen woning']],
    ['Overlijdensrisicoverzekeringen', ['Overlijdensrisico', 'verzekeringen']],
    ['Berufsunfähigkeitsversicherung', ['Berufsunfähigkeits', 'versicherung']],
    ['Woonverzekering', ['Woonverzekering']],
    ['Levenpakket Samen', ['Levenpakket Samen']],
    ['Zorgverzekeringspolis', ['Zorgverzekeringspolis']],
  ] as const)
    expect(addSoftHyphens(text)).toBe(parts.join(softHyphen))
})
