/** The box is in pixels. */
export interface RecognisedWord {
  text: string
  left: number
  top: number
  width: number
  height: number
  /** 0 to 100. */
  confidence: number
  /** Equal for words on one line. */
  line: string
}

/** One word per row, in reading order. */
export function parseTesseractTsv(table: string): RecognisedWord[] {
  return table.split('\n').flatMap((row): RecognisedWord[] => {
    const [level, page, singleBlockMode, paragraph, line, , left, top, width, height, sure, text = ''] =
      row.split('\t')
    if (level !== '5' || text.trim() === '') return []
    return [
      {
        text: text.trim(),
        left: Number(left),
        top: Number(top),
        width: Number(width),
        height: Number(height),
        confidence: Number(sure),
        line: [page, singleBlockMode, paragraph, line].join(),
      },
    ]
  })
}
