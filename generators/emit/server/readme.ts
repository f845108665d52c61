import type { Model, Project, Service } from "../../model/model.ts";
import { onlyResponse, operationsOf } from "../../model/operations.ts";
import type { ResourceService } from "../../model/resource.ts";
import { factRemark } from "../../describe/module.ts";
import { outputName } from "../../naming/output-name.ts";
import { serverNames } from "../../naming/type-names.ts";
import { packageName } from "../shared/package/data-package.ts";
import { answerNames } from "./query-answers.ts";
import { queryServerNames } from "../shared/server/query-names.ts";
import { takesIdempotencyKeys, takesKeys, takesTenants } from "../shared/server/resource-facts.ts";

/** What the README says of each service. */
export function readme({ project, services }: Model): object {
  const sections = services.map((service) => section(project, service));
  return { services: sections, example: sections.find(({ mock }) => mock !== "") };
}

interface Section {
  readonly title: string;
  readonly entry: string;
  readonly plugin: string;
  readonly contract: string;
  readonly handlers: string;
  /** What is said of the service in words. */
  readonly facts: readonly { readonly text: string }[];
  readonly isQuery: boolean;
  /** Empty where the service has none. */
  readonly mock: string;
  readonly createAnswer: string;
  /** Of a service of resources: what its plugin needs. */
  readonly hasKeys: boolean;
  readonly hasTenants: boolean;
  readonly hasIdempotencyKeys: boolean;
  /** Whether some operation has several answers of success. */
  readonly hasSeveral: boolean;
  readonly example: string;
}

function section(project: Project, service: Service): Section {
  const { plugin, contract, handlers } = serverNames(service);
  const facts = service.facts.map((fact) => ({ text: factRemark(fact) }));
  const common = {
    title: service.title,
    facts,
    entry: `${packageName(project, "server")}/${outputName(service.id)}`,
    plugin,
    contract,
    handlers,
  };
  if (service.kind === "resource")
    return { ...common, isQuery: false, mock: "", createAnswer: "", ...needsOf(service) };
  const none = { hasKeys: false, hasTenants: false, hasIdempotencyKeys: false, hasSeveral: false, example: "" };
  return {
    ...common,
    isQuery: true,
    mock: answerNames(service)?.mock ?? "",
    createAnswer: queryServerNames(service).createAnswer,
    ...none,
  };
}

function needsOf(
  service: ResourceService,
): Pick<Section, "hasKeys" | "hasTenants" | "hasIdempotencyKeys" | "hasSeveral" | "example"> {
  const [hasKeys, hasTenants] = [takesKeys(service), takesTenants(service)];
  const example = [...(hasKeys ? ["authenticate"] : []), ...(hasTenants ? ["findTenant"] : [])].join(", ");
  const hasSeveral = operationsOf(service).some((operation) => onlyResponse(operation) === undefined);
  return { hasKeys, hasTenants, hasIdempotencyKeys: takesIdempotencyKeys(service), hasSeveral, example };
}
