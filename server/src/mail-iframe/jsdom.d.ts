/** The parts of jsdom that the test uses; the package has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(
      html: string,
      options: { url: string; runScripts?: 'dangerously'; beforeParse?: (window: object) => void },
    )
    readonly window: Window & typeof globalThis
  }
}
