declare module '*?file' {
  /** Name of the file in the build. */
  const name: string
  export default name
}
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  /** As much of tesseract as is used: pictures in, a table of words out. */
  interface TessBaseApi {
    Init(folder: string, language: string, engine: number): number
    SetVariable(name: string, value: string): boolean
    SetImageFile(orientation: number, angle: number): number
    Recognize(monitor: null): number
    GetTSVText(page: number): string
    Clear(): void
  }
  interface Core {
    FS: { writeFile(path: string, content: Uint8Array): void }
    TessBaseAPI: new () => TessBaseApi
  }
  const makeCore: (options: {
    wasmBinary: ArrayBuffer
    print(text: string): void
    printErr(text: string): void
  }) => Promise<Core>
  export default makeCore
}
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
interface ImportMeta {
  webpackContext(folder: string, options: { regExp: RegExp }): (name: string) => unknown
}
