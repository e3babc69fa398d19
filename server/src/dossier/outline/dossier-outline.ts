export type LabelledValue = readonly [label: string, value: string]

/** A column of a table; `share` is the relative width. */
export interface OutlineColumn {
  label: string
  share: number
  /** Whether the column contains figures, which are aligned to the right. */
  isNumeric?: boolean
}

export type OutlineBlock =
  | { kind: 'facts'; title?: string; facts: readonly LabelledValue[] }
  | {
      kind: 'table'
      columns: readonly OutlineColumn[]
      rows: readonly (readonly string[])[]
      total?: readonly string[]
    }
  | { kind: 'text'; text: string }

export interface OutlineSection {
  title: string
  blocks: readonly OutlineBlock[]
}

/** Content of a dossier, without layout. */
export interface DossierOutline {
  title: string
  name: string
  madeOn: string
  intro: string
  figures: readonly LabelledValue[]
  sections: readonly OutlineSection[]
}
