/** A recognised word and its box in the picture, in pixels. */
export interface Word {
  text: string
  left: number
  top: number
  width: number
  height: number
  /** How sure the reading is, up to 100. */
  sure: number
  /** Words of one line have the same. */
  line: string
}

/** The words in a table that tesseract writes: a word a row, in the order of reading. */
export function wordsOf(table: string): Word[] {
  return table.split('\n').flatMap((row): Word[] => {
    const [level, page, block, paragraph, line, , left, top, width, height, sure, text = ''] = row.split('\t')
    if (level !== '5' || text.trim() === '') return []
    return [
      {
        text: text.trim(),
        left: Number(left),
        top: Number(top),
        width: Number(width),
        height: Number(height),
        sure: Number(sure),
        line: [page, block, paragraph, line].join(),
      },
    ]
  })
}
