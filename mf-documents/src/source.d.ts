/** A file as text, by `?source`. */
declare module '*?source' {
  const text: string
  export default text
}
