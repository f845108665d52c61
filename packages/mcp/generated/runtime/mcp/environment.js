/** Reads the client options of each service from the environment. Empty variables are ignored. */
export function optionsFromEnvironment({ services }, environment) {
    return Object.fromEntries(services.map(({ id, variables }) => {
        const set = variables.flatMap(({ name, option }) => environment[name] ? [[option, environment[name]]] : []);
        return [id, Object.fromEntries(set)];
    }));
}
