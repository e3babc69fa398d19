/** A file as text, by `?source`. The build preset knows how, as with the files below. */
declare module '*?source' {
  const text: string
  export default text
}

/** Address of a file that the build copies, by `?file`. */
declare module '*?file' {
  const url: string
  export default url
}

/** Address of a font that the build copies. */
declare module '*.woff2' {
  const url: string
  export default url
}

interface ImportMeta {
  /** Addresses of the files of a folder, by their name in it. */
  webpackContext(folder: string, options: { regExp: RegExp }): (name: string) => string
}
