import { usePermissions } from '@portal/remote-kit'
import { Card, chakra, Heading, Link, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useText } from '../../texts.ts'
import { IncludedItemRow } from './IncludedItemRow.tsx'
import type { IncludedItemGroup } from './included-item.ts'

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
