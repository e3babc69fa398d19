-- Entity tags follow from these revisions, so that an unchanged answer costs one query.
CREATE FUNCTION touch_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customers SET revision = revision + 1
    WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.customer_id ELSE NEW.customer_id END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_tenant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tenants SET revision = revision + 1
    WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.tenant_id ELSE NEW.tenant_id END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_self() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER revision BEFORE UPDATE ON customers FOR EACH ROW EXECUTE FUNCTION touch_self();
--> statement-breakpoint
CREATE TRIGGER revision BEFORE UPDATE ON tenants FOR EACH ROW EXECUTE FUNCTION touch_self();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON relatives FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON livings FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON mortgages FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON mortgage_parts FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON mortgage_properties FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON mortgage_progress FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON documents FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON tasks FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON signals FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON notes FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON mails FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON policies FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON damages FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON damage_progress FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON damage_payments FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON incomes FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON retirements FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON obligations FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON possessions FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON appointments FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER tenant_revision AFTER INSERT OR UPDATE ON documents FOR EACH ROW WHEN (NEW.customer_id IS NULL) EXECUTE FUNCTION touch_tenant();
--> statement-breakpoint
CREATE TRIGGER tenant_revision_delete AFTER DELETE ON documents FOR EACH ROW WHEN (OLD.customer_id IS NULL) EXECUTE FUNCTION touch_tenant();
--> statement-breakpoint
CREATE TRIGGER tenant_revision AFTER INSERT OR UPDATE OR DELETE ON resources FOR EACH ROW EXECUTE FUNCTION touch_tenant();
--> statement-breakpoint
CREATE TRIGGER tenant_revision AFTER INSERT OR UPDATE OR DELETE ON appointment_types FOR EACH ROW EXECUTE FUNCTION touch_tenant();
