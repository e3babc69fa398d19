import data from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?file'
import makeCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import program from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?file'
import type { GreyscalePicture } from '../picture/greyscale.ts'
import { requestResource } from '../request-resource.ts'
import { parseTesseractTsv, type RecognisedWord } from './recognised-words.ts'

/**
 * Recognises the words in an upright picture with a white background. With 'digits', it only recognises digits, and the
 * picture must be small.
 */
export type OcrReader = (picture: GreyscalePicture, signs?: 'digits') => RecognisedWord[]

/** Page segmentation modes of Tesseract: 11 is sparse text, 6 a single block. */
const [sparseTextMode, singleBlockMode] = ['11', '6']
/** Disables the search for inverted text, and assumes 200 dpi for pictures without a density. */
const tesseractSettings = { tessedit_do_invert: '0', user_defined_dpi: '200' }

/** Engine mode of Tesseract: neural network (LSTM) only. */
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
    api.SetVariable('tessedit_pageseg_mode', signs ? singleBlockMode : sparseTextMode)
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

/** Returns the OCR engine, which loads on first use. */
export function getOcrReader(): Promise<OcrReader> {
  ocrReader ??= loadOcrReader()
  return ocrReader
}
