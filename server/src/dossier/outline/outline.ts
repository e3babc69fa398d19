/** A label and its value. */
export type Fact = readonly [label: string, value: string]

/** A column of a table; `share` is its relative width. */
export interface Column {
  label: string
  share: number
  /** Whether the columns contain figures, aligned to the right. */
  figures?: boolean
}

/** A block of a section. */
export type Block =
  | { kind: 'facts'; title?: string; facts: readonly Fact[] }
  | {
      kind: 'table'
      title: string
      columns: readonly Column[]
      rows: readonly (readonly string[])[]
      total?: readonly string[]
    }
  | { kind: 'text'; text: string }

/** A section with a heading. */
export interface Section {
  title: string
  blocks: readonly Block[]
}

/** Content of a dossier: texts and figures without layout. */
export interface Outline {
  title: string
  name: string
  madeOn: string
  intro: string
  figures: readonly Fact[]
  sections: readonly Section[]
}
