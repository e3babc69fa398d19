import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?file'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?file'
import { resource } from '../resources.ts'

/** Standard fonts, which PDFs need not embed. */
const fonts = import.meta.webpackContext('pdfjs-dist/standard_fonts', { regExp: /\.(pfb|ttf)$/ })

/** Decoders for image formats used by scanners. */
const decoders: Readonly<Record<string, string>> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openjpeg }

/** Loads optional resources of pdf.js through the page. */
export class Extras {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const name = kind === 'standardFontDataUrl' ? (fonts(`./${filename}`) as string) : decoders[filename]
    if (!name) throw new Error(`${filename} is not there`)
    return new Uint8Array(await resource(name))
  }
}
