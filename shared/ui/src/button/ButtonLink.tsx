import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import type { StyledProps } from '../system/styled.tsx'
import { Anchor } from '../text/Anchor.tsx'
import { type ButtonKind, getButtonCss } from './button-styles.ts'

export interface ButtonLinkProps extends StyledProps<'a'> {
  kind?: ButtonKind
  small?: boolean
  icon?: IconName
}

/** A link styled as a button, to another page or a download. */
export function ButtonLink({ kind = 'secondary', small, icon, css, children, ...props }: ButtonLinkProps) {
  return (
    <Anchor css={[...getButtonCss(kind, small), css]} {...props}>
      {icon && <Icon name={icon} />}
      {children}
    </Anchor>
  )
}
