import type { StyledProps } from '../system/styled.tsx'
import { Anchor } from './Anchor.tsx'
import { touchTargetCss } from './touch-target.ts'

const linkCss = {
  color: 'link',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  _hover: { textDecorationThickness: '2px' },
}

/** A text link. It has a real URL, so that it can be copied, opened in a new tab, and used without JavaScript. */
export function Link({ css, ...props }: StyledProps<'a'>) {
  return <Anchor css={[linkCss, touchTargetCss, css]} {...props} />
}
