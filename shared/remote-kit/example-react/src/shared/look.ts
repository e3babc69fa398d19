import type { CSSProperties } from 'react'

/** The firm's colours are custom properties of the page, in each of its looks: what draws itself takes them by their names. */
export const stack: CSSProperties = { display: 'grid', gap: '16px', justifyItems: 'start' }

/** A title within a screen. */
export const title: CSSProperties = { fontSize: '20px', fontWeight: 700 }

/** What is pressed first, large enough for a thumb. */
export const primary: CSSProperties = {
  minHeight: '44px',
  padding: '0 20px',
  border: '1px solid var(--edge)',
  borderRadius: '12px',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  fontWeight: 600,
  cursor: 'pointer',
}
