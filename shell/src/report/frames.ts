/** A stack frame. */
export interface Frame {
  filename: string
  function: string
  lineno: number
  colno: number
  in_app: true
}

/** A stack line: `at name (file:1:2)` or `at file:1:2`, and `name@file:1:2` in Firefox and Safari. */
const line = /^\s*(?:at )?(?:async )?(?:(.*?) ?[(@])?([a-z-]+:\/\/[^\s()]+?):(\d+):(\d+)\)?$/

/** Frames of a stack, outermost first; URLs without query. */
export const framesOf = (stack: string): Frame[] =>
  stack
    .split('\n')
    .flatMap((text): Frame[] => {
      const [, name = '', file = '', row, column] = line.exec(text) ?? []
      if (!row || !column) return []
      const filename = file.replace(/[?#].*$/, '')
      return [{ filename, function: name || '?', lineno: Number(row), colno: Number(column), in_app: true }]
    })
    .slice(0, 50)
    .reverse()
