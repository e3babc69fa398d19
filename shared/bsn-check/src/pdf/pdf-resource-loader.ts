import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?file'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?file'
import { requestResource } from '../request-resource.ts'

/** Standard fonts, which a PDF may use without containing them. */
const standardFonts = import.meta.webpackContext('pdfjs-dist/standard_fonts', { regExp: /\.(pfb|ttf)$/ })

/** Decoders for image formats that scanners use. */
const imageDecoders: Readonly<Record<string, string>> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openjpeg }

/** Loads optional files of pdf.js through the page, because the worker has no network access. */
export class PdfResourceLoader {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const name =
      kind === 'standardFontDataUrl' ? (standardFonts(`./${filename}`) as string) : imageDecoders[filename]
    if (!name) throw new Error(`${filename} is not there`)
    return new Uint8Array(await requestResource(name))
  }
}
