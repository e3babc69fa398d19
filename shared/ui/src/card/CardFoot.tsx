import { Icon } from '../icon/Icon.tsx'
import type { StyledProps } from '../system/styled.tsx'
import { Anchor } from '../text/Anchor.tsx'

const footLinkCss = {
  mt: { base: '2', md: '3' },
  mb: '-3',
  pt: '2',
  minH: '44px',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  borderTopWidth: '1px',
  borderColor: 'line',
  color: 'link',
  fontWeight: 600,
  textDecoration: 'none',
  _print: { display: 'none' },
}

/** A row with a link at the bottom of a card. */
export function CardFoot({ children, css, ...props }: StyledProps<'a'>) {
  return (
    <Anchor css={[footLinkCss, css]} {...props}>
      {children}
      <Icon name="chevron-right" />
    </Anchor>
  )
}
