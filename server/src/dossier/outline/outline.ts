/** A label and what is known of it. */
export type Fact = readonly [label: string, value: string]

/** A column of a table; `share` is how much of the width it takes, against the others. */
export interface Column {
  label: string
  share: number
  /** Figures stand to the right, under one another. */
  figures?: boolean
}

/** What a section is made of. */
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

/** A part of a dossier under a heading of its own. */
export interface Section {
  title: string
  blocks: readonly Block[]
}

/** A dossier as it will be drawn: words and figures, no shapes. */
export interface Outline {
  title: string
  name: string
  madeOn: string
  intro: string
  figures: readonly Fact[]
  sections: readonly Section[]
}
