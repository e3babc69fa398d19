import type { MouseEvent, Ref } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { chakra, type StyledProps } from '../system/styled.tsx'
import { type ButtonKind, buttonCss } from './button-styles.ts'

export interface ButtonProps extends StyledProps<'button'> {
  kind?: ButtonKind
  small?: boolean
  icon?: IconName
  /** An action is running: further clicks do nothing, the focus stays. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button with an action as its label: "Document versturen". */
export function Button({
  kind = 'primary',
  small,
  icon,
  busy,
  onClick,
  css,
  children,
  ...props
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <chakra.button
      type="button"
      css={[...buttonCss(kind, small), css]}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
      {...props}
    >
      {icon && <Icon name={icon} />}
      {children}
    </chakra.button>
  )
}
