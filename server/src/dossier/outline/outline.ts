export type LabelledValue = readonly [label: string, value: string]

/** A column of a table; `share` is its relative width. */
export interface OutlineColumn {
  label: string
  share: number
  /** Whether the columns contain figures, aligned to the right. */
  figures?: boolean
}

/** A block of a section: labelled values, a table, or a text. */
export type OutlineBlock =
  | { kind: 'facts'; title?: string; facts: readonly LabelledValue[] }
  | {
      kind: 'table'
      title: string
      columns: readonly OutlineColumn[]
      rows: readonly (readonly string[])[]
      total?: readonly string[]
    }
  | { kind: 'text'; text: string }

export interface OutlineSection {
  title: string
  blocks: readonly OutlineBlock[]
}

/** Content of a dossier: texts and figures without layout. */
export interface DossierOutline {
  title: string
  name: string
  madeOn: string
  intro: string
  figures: readonly LabelledValue[]
  sections: readonly OutlineSection[]
}
