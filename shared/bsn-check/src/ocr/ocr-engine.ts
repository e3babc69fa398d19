import data from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?file'
import makeCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import program from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?file'
import type { GreyscalePicture } from '../picture/greyscale.ts'
import { requestResource } from '../request-resource.ts'
import { parseTesseractTsv, type RecognisedWord } from './recognised-words.ts'

/** Recognises words in an upright picture with a white background, or only digits in a small picture. */
export type OcrReader = (picture: GreyscalePicture, signs?: 'digits') => RecognisedWord[]

/** Page segmentation modes: sparse text, and a single block. */
const [scattered, block] = ['11', '6']
/** Tesseract settings: no inverted text, and 200 dpi for pictures without a density. */
const tesseractSettings = { tessedit_do_invert: '0', user_defined_dpi: '200' }

/** OCR engine mode: LSTM only. */
const lstmEngineMode = 1

async function loadOcrReader(): Promise<OcrReader> {
  const [wasmBinary, trained] = await Promise.all([requestResource(program), requestResource(data)])
  const ignoreOutput = () => {}
  const core = await makeCore({ wasmBinary, print: ignoreOutput, printErr: ignoreOutput })
  core.FS.writeFile('/eng.traineddata', new Uint8Array(trained))
  const api = new core.TessBaseAPI()
  if (api.Init('/', 'eng', lstmEngineMode) !== 0) throw new Error('tesseract does not begin')
  for (const [name, value] of Object.entries(tesseractSettings)) api.SetVariable(name, value)
  return ({ width, height, dots }, signs) => {
    api.SetVariable('tessedit_char_whitelist', signs ? '0123456789.' : '')
    api.SetVariable('tessedit_pageseg_mode', signs ? block : scattered)
    const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
    const file = new Uint8Array(head.length + dots.length)
    file.set(head)
    file.set(dots, head.length)
    core.FS.writeFile('/input', file)
    if (api.SetImageFile(1, 0) === 1) throw new Error('tesseract does not take the picture')
    api.Recognize(null)
    const words = parseTesseractTsv(api.GetTSVText(0))
    api.Clear()
    return words
  }
}

let ocrReader: Promise<OcrReader> | undefined

/** Returns the OCR reader, loaded on first use. */
export function getOcrReader(): Promise<OcrReader> {
  ocrReader ??= loadOcrReader()
  return ocrReader
}
