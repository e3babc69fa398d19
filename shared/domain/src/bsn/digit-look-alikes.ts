/** Characters that OCR often reads instead of a digit. */
const digitLookAlikes: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  z: '2',
  A: '4',
  S: '5',
  s: '5',
  $: '5',
  b: '6',
  G: '6',
  T: '7',
  B: '8',
  g: '9',
  q: '9',
}

/** Replaces characters that look like digits, in a word that is mostly digits. The length stays the same. */
export function replaceDigitLookAlikes(word: string): string {
  const digits = word.match(/\d/g)?.length ?? 0
  const doubtful = [...word].filter((sign) => sign in digitLookAlikes).length
  if (digits < 4 || doubtful === 0 || doubtful > 3) return word
  return word.replace(/[^\d]/g, (sign) => digitLookAlikes[sign] ?? sign)
}
