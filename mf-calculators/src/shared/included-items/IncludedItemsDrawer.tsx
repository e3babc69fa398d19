import { usePermissions } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { EditLink } from '@portal/remote-kit/edit-link'
import { useEditPath } from '@portal/remote-kit/edit-path'
import { Box, Card, chakra, Flex, Heading, Icon, Link, Text, VisuallyHidden } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useText } from '../../texts.ts'
import type { IncludedItem, IncludedItemGroup } from './included-item.ts'

export interface IncludedItemsDrawerProps {
  open: boolean
  groups: readonly IncludedItemGroup[]
  onClose: () => void
}

/** Drawer with all included and excluded items of the customer file, with reasons and links to edit them. */
export default function IncludedItemsDrawer({ open, groups, onClose }: IncludedItemsDrawerProps) {
  const text = useText()
  const { pathOf } = usePermissions()
  const contact = pathOf('contact')
  return (
    <Drawer
      open={open}
      onClose={onClose}
      width={640}
      title={text('counted_title')}
      about={text('counted_about')}
    >
      {groups.map(({ id, title, items }) => (
        <Card key={id}>
          <Heading level={3} mb="2">
            {title}
          </Heading>
          <chakra.ul>
            {items.map((item) => (
              <IncludedItemRow key={item.id} item={item} />
            ))}
          </chakra.ul>
        </Card>
      ))}
      <Text textStyle="meta" color="ink2">
        {text('counted_wrong')} {contact && <Link href={contact}>{text('ask_adviser')}</Link>}
      </Text>
    </Drawer>
  )
}

const includedItemRowCss = {
  display: 'flex',
  gap: '2.5',
  py: '2.5',
  borderTopWidth: '1px',
  borderColor: 'line',
}

/** Row of an item: whether it is included, the assumptions about it, and a control for the customer's choice. */
function IncludedItemRow({ item }: { item: IncludedItem }) {
  const text = useText()
  const { name, isDutch, amount, about, isCounted, edit, control } = item
  return (
    <chakra.li css={includedItemRowCss}>
      <Box color={isCounted ? 'good' : 'ink2'} pt="0.5" flex="none">
        <Icon name={isCounted ? 'check' : 'minus'} size={20} />
        <VisuallyHidden>{text(isCounted ? 'counted_yes' : 'counted_no')}</VisuallyHidden>
      </Box>
      <Box flex="1" minW="0">
        <Flex wrap="wrap" justify="space-between" gap="0 16px">
          <Text fontWeight={500} minW="0" overflowWrap="anywhere">
            {isDutch ? <DutchText>{name}</DutchText> : name}
          </Text>
          {amount && (
            <Text color="ink2" fontVariantNumeric="tabular-nums">
              {amount}
            </Text>
          )}
        </Flex>
        {about && (
          <Text textStyle="meta" color="ink2">
            {about}
          </Text>
        )}
        {control}
        {edit && <EditItemLink edit={edit} name={name} />}
      </Box>
    </chakra.li>
  )
}

function EditItemLink({ edit, name }: { edit: NonNullable<IncludedItem['edit']>; name: string }) {
  const text = useText()
  const href = useEditPath(edit.category, { item: edit.item ?? null, ofPartner: edit.ofPartner ?? false })
  return (
    <EditLink href={href} label={text('counted_edit_of', { name })}>
      {text('counted_edit')}
    </EditLink>
  )
}
