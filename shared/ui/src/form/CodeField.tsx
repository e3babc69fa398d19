import { TextField, type TextFieldProps } from './TextField.tsx'

const removeSpaces = (typed: string) => typed.replace(/\s+/g, '')

/** Field for a one-time code, which is typed, pasted with or without spaces, or filled in by the phone. */
export function CodeField({ input, ...props }: Omit<TextFieldProps, 'after' | 'before' | 'clean'>) {
  return (
    <TextField
      {...props}
      clean={removeSpaces}
      input={{
        autoComplete: 'one-time-code',
        inputMode: 'numeric',
        autoCapitalize: 'none',
        spellCheck: false,
        fontSize: '1.25rem',
        fontWeight: 600,
        letterSpacing: '.2em',
        fontVariantNumeric: 'tabular-nums',
        ...input,
      }}
    />
  )
}
