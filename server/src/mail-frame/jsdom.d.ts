/** As much of jsdom as a test of the frame uses; the package has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(
      html: string,
      options: { url: string; runScripts?: 'dangerously'; beforeParse?: (window: object) => void },
    )
    readonly window: Window & typeof globalThis
  }
}
