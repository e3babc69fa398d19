import { usePermissions } from '@portal/remote-kit'
import { Card, chakra, Heading, Link, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useText } from '../../texts.ts'
import { CountedRow } from './CountedRow.tsx'
import type { CountedGroup } from './counted.ts'

export interface Props {
  open: boolean
  groups: readonly CountedGroup[]
  onClose: () => void
}

/** Drawer with everything in the file that counts or not, with reasons and links to change it. */
export default function CountedDrawer({ open, groups, onClose }: Props) {
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
              <CountedRow key={item.id} item={item} />
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
