/** A place in code on the way to an error. */
export interface Frame {
  filename: string
  function: string
  lineno: number
  colno: number
  in_app: true
}

/** A line of a stack: `at name (file:1:2)` or `at file:1:2`, and `name@file:1:2` in Firefox and Safari. */
const line = /^\s*(?:at )?(?:async )?(?:(.*?) ?[(@])?([a-z-]+:\/\/[^\s()]+?):(\d+):(\d+)\)?$/

/** The places of a stack, the outermost first; addresses without their query. */
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
