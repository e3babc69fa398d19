import { Heading, Link, Text } from '@portal/ui'
import { Row, Table } from './Table.tsx'
import { useAccounts } from './use-accounts.ts'

const titles = ['Remote', 'Page', 'Scripts in long frames', 'Their time', 'Elements', 'Style rules']

/** What each remote costs the portal's pages that are open in this browser. */
export function Accounts() {
  const rows = useAccounts().flatMap(({ page, path, accounts }) =>
    accounts.map((account) => ({ ...account, key: `${page} ${account.name}`, path })),
  )
  return (
    <>
      <Heading level={2}>What they cost</Heading>
      <Text color="ink2">
        The pages of <Link href="/">the portal</Link> that are open in other tabs of this browser, each
        second. A script counts for the file that the browser called; what React draws later counts for the
        shell. Style rules are of classes, which remotes have in common.
      </Text>
      {rows.length > 0 && (
        <Table titles={titles}>
          {rows.map(({ key, name, path, scripts, ms, nodes, rules }) => (
            <Row key={key} head={name} cells={[path, scripts, `${Math.round(ms)} ms`, nodes, rules]} />
          ))}
        </Table>
      )}
    </>
  )
}
