import { Amount, Collapse, chakra, Icon, Text } from '@portal/ui'
import { type ReactNode, useId, useState } from 'react'

interface ItemRowProps {
  title: string
  /** Language of the title, if it differs from the page's. */
  lang?: string
  /** Description that distinguishes the item from others. */
  about?: ReactNode
  amount: string
  /** Unit of the amount: 'per jaar'. */
  unit: string
  edit?: ReactNode
  /** Details, collapsed below the row. */
  children?: ReactNode
}

const itemRowCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto 24px',
  columnGap: '3',
  alignItems: 'start',
  _print: { gridTemplateColumns: 'minmax(0,1fr) auto' },
  w: '100%',
  py: '3.5',
  textAlign: 'start',
  '& > svg': {
    gridColumn: '3',
    gridRow: '1',
    mt: '0.5',
    transition: 'rotate .3s ease-out',
    _print: { display: 'none' },
  },
  '&[aria-expanded=true] > svg': { rotate: '180deg' },
}
/** On phones the description is below title and amount, at full width. */
const phoneQuery = '@media (max-width: 559px)'
/** On very narrow screens the amount is below the title. */
const narrowPhoneQuery = '@media (max-width: 359px)'
const itemTitleCss = { gridColumn: '1', [narrowPhoneQuery]: { gridColumn: '1/3' } }
const itemDescriptionCss = {
  gridColumn: '1',
  gridRow: '2',
  [phoneQuery]: { gridColumn: '1/-1' },
  [narrowPhoneQuery]: { gridRow: '3' },
}
const itemAmountCss = {
  gridColumn: '2',
  gridRow: '1/3',
  textAlign: 'end',
  [phoneQuery]: { gridRow: '1' },
  [narrowPhoneQuery]: { gridColumn: '1/3', gridRow: '2', textAlign: 'start' },
}
const itemEditLinkCss = { mt: '-2.5', pb: '1.5' }
const itemRowWithoutEditLinkCss = { ...itemRowCss, gridTemplateColumns: 'minmax(0,1fr) auto' }

/** A list item with its amount. Details expand on click. */
export function ItemRow({ title, lang, about, amount, unit, edit, children }: ItemRowProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const words = (
    <>
      <chakra.span
        css={itemTitleCss}
        lang={lang}
        display="block"
        fontWeight={600}
        minW="0"
        overflowWrap="anywhere"
      >
        {title}
      </chakra.span>
      {about && (
        <chakra.span
          css={itemDescriptionCss}
          display="block"
          textStyle="meta"
          color="ink2"
          overflowWrap="anywhere"
        >
          {about}
        </chakra.span>
      )}
      <chakra.span css={itemAmountCss} display="block">
        <Amount fontWeight={600}>{amount}</Amount>
        <Text as="span" display="block" textStyle="meta" color="ink2">
          {unit}
        </Text>
      </chakra.span>
    </>
  )
  const below = edit && <chakra.div css={itemEditLinkCss}>{edit}</chakra.div>
  if (!children)
    return (
      <>
        <chakra.div css={itemRowWithoutEditLinkCss}>{words}</chakra.div>
        {below}
      </>
    )
  return (
    <>
      <chakra.button
        type="button"
        css={itemRowCss}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {words}
        <Icon name="chevron-down" />
      </chakra.button>
      {below}
      <Collapse open={open} id={id}>
        <chakra.div pb="4">{children}</chakra.div>
      </Collapse>
    </>
  )
}
