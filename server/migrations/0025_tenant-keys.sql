CREATE INDEX "tenants_interest_list_key_index" ON "tenants" USING btree (("profile" ->> 'interest_list_key'));--> statement-breakpoint
CREATE INDEX "tenants_scenarios_key_index" ON "tenants" USING btree (("profile" ->> 'scenarios_key'));--> statement-breakpoint
CREATE INDEX "tenants_maximum_mortgage_key_index" ON "tenants" USING btree (("profile" ->> 'maximum_mortgage_key'));--> statement-breakpoint
CREATE INDEX "tenants_refinance_key_index" ON "tenants" USING btree (("profile" ->> 'refinance_key'));--> statement-breakpoint
CREATE INDEX "tenants_sustainability_key_index" ON "tenants" USING btree (("profile" ->> 'sustainability_key'));