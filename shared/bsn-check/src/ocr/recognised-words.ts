/** A word that OCR recognised. `left`, `top`, `width` and `height` are in pixels. */
export interface RecognisedWord {
  text: string
  left: number
  top: number
  width: number
  height: number
  /** Confidence from 0 to 100. */
  confidence: number
  /** Key of the line. Words on the same line have the same key. */
  line: string
}

/** Parses a table of Tesseract (TSV), which has one word per row, in reading order. */
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
