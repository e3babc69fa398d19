export interface StackFrame {
  filename: string
  function: string
  lineno: number
  colno: number
  in_app: true
}

/**
 * Pattern of one line of a stack trace: `at name (file:1:2)` or `at file:1:2`, and `name@file:1:2` in Firefox and
 * Safari.
 */
const stackLinePattern = /^\s*(?:at )?(?:async )?(?:(.*?) ?[(@])?([a-z-]+:\/\/[^\s()]+?):(\d+):(\d+)\)?$/

/** Parses the frames of a stack trace, outermost first, with URLs without their query. */
export const parseStackFrames = (stack: string): StackFrame[] =>
  stack
    .split('\n')
    .flatMap((text): StackFrame[] => {
      const [, name = '', file = '', row, column] = stackLinePattern.exec(text) ?? []
      if (!row || !column) return []
      const filename = file.replace(/[?#].*$/, '')
      return [{ filename, function: name || '?', lineno: Number(row), colno: Number(column), in_app: true }]
    })
    .slice(0, 50)
    .reverse()
