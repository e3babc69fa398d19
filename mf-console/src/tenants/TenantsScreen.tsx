import { getConsoleTenants } from '@portal/contract/console-tenants'
import { getListItemPath, QueryView, useCurrentData } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Badge, Card, Flex, Link, Page, SearchList, Text } from '@portal/ui'
import { tenantsPath } from '../shared/console-paths.ts'
import { listSkeleton } from '../shared/list-skeleton.ts'
import { useText } from '../texts.ts'

/** Screen with all tenants and the features and remotes that they have switched off. */
export default function TenantsScreen() {
  const text = useText()
  const tenants = useCurrentData(getConsoleTenants)
  return (
    <QueryView
      read={tenants}
      placeholder={<ScreenSkeleton of={listSkeleton} />}
      error={[text('tenants_error')]}
    >
      {({ data }) => (
        <Page>
          <Card>
            <SearchList
              items={data}
              getKey={({ subdomain }) => subdomain}
              getSearchText={({ name, subdomain }) => `${name} ${subdomain}`}
              label={text('tenants_search')}
              empty={<Text color="ink2">{text('tenants_empty')}</Text>}
            >
              {({ subdomain, name, off }) => (
                <Flex gap="3" wrap="wrap" align="center" justify="space-between" py="3">
                  <div>
                    <Link href={getListItemPath(tenantsPath, subdomain)} fontWeight={600}>
                      {name}
                    </Link>
                    <Text textStyle="meta" color="ink2">
                      {subdomain}
                    </Text>
                  </div>
                  <Flex gap="2" wrap="wrap">
                    {off.map((remote) => (
                      <Badge key={remote} status="bad">
                        {text('remote_off', { remote })}
                      </Badge>
                    ))}
                  </Flex>
                </Flex>
              )}
            </SearchList>
          </Card>
        </Page>
      )}
    </QueryView>
  )
}
