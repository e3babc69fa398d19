import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'after' | 'before' | 'clean' | 'convert'> {
  /** Tells password managers which password this is. */
  autoComplete: 'current-password' | 'new-password'
}

const returnUnchanged = (typed: string) => typed

/** Field for a password, with a button that shows it. The password is sent exactly as typed. */
export function PasswordField({ autoComplete, input, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const uiText = useUiText()
  const toggle = (
    <Button
      kind="quiet"
      small
      mr="1"
      aria-label={uiText(shown ? 'hide_password' : 'show_password')}
      onClick={() => setShown(!shown)}
    >
      {uiText(shown ? 'hide' : 'show')}
    </Button>
  )
  return (
    <TextField
      {...props}
      convert={returnUnchanged}
      after={toggle}
      input={{
        type: shown ? 'text' : 'password',
        autoComplete,
        autoCapitalize: 'none',
        spellCheck: false,
        ...input,
      }}
    />
  )
}
