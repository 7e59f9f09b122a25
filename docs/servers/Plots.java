// Plots in Spring Boot (web, data-jpa, validation, security): what a new application needs. The folder dist goes to
// src/main/resources/static/dist. Spring Security with CookieCsrfTokenRepository.withHttpOnlyFalse() sets the cookie
// XSRF-TOKEN, which the product reads and sends back as X-XSRF-TOKEN.
package plots;

import jakarta.persistence.*;
import jakarta.validation.Valid;
import jakarta.validation.constraints.*;
import java.util.*;
import org.springframework.data.domain.Sort;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.http.*;
import org.springframework.validation.FieldError;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.annotation.*;

@Entity
class Plot {
    @Id @GeneratedValue(strategy = GenerationType.IDENTITY) public Long id;
    @NotBlank @Column(unique = true) public String number;
    public String district;
    public String owner;
    @NotNull @Positive(message = "The area must be above 0.") public Double area;
}

interface PlotTable extends JpaRepository<Plot, Long> {
    boolean existsByNumberAndIdNot(String number, Long id);
    List<Plot> findTop30ByOwnerContainingIgnoreCase(String key);
}

@RestController
class Plots {
    private final PlotTable table;
    Plots(PlotTable table) { this.table = table; }

    // 1. What the first popup needs: the form, and the record by its address
    @GetMapping("/api/template/form/plot") Object form() {
        return Map.of("title", "Plot", "schema", List.of(
            Map.of("name", "number", "type", "Text", "title", "Number", "col", 6, "validators",
                List.of("required", Map.of("type", "remote", "url", "/api/unique/public/plot/number"))),
            Map.of("name", "district", "type", "Select", "title", "District", "col", 6, "data", "district"),
            Map.of("name", "owner", "type", "Autocomplete", "title", "Owner", "col", 6, "data", "owner", "tags", true),
            Map.of("name", "area", "type", "Number", "title", "Area", "col", 6, "unit", "ha", "validators", List.of("required"))));
    }
    @GetMapping("/api/plot/{id}") ResponseEntity<Plot> read(@PathVariable Long id) { return ResponseEntity.of(table.findById(id)); }
    @GetMapping("/api/plot/") List<Plot> list() { return table.findAll(Sort.by("number")); }
    @PostMapping("/api/plot/") Object create(@Valid @RequestBody Plot plot) { return save(plot, 0L); }
    @PutMapping("/api/plot/{id}") Object update(@PathVariable Long id, @Valid @RequestBody Plot plot) { return save(plot, id); }
    @DeleteMapping("/api/plot/{id}") Object delete(@PathVariable Long id) { table.deleteById(id); return Map.of("id", id); }

    private Object save(Plot plot, Long id) {
        if (table.existsByNumberAndIdNot(plot.number, id)) return refused(Map.of("number", "This number is taken."));
        plot.id = id == 0 ? null : id;
        return Map.of("id", table.save(plot).id);
    }

    // errors by field stand at their fields
    @ExceptionHandler Object wrong(MethodArgumentNotValidException error) {
        Map<String, String> errors = new HashMap<>();
        for (FieldError one : error.getFieldErrors()) errors.put(one.getField(), one.getDefaultMessage());
        return refused(errors);
    }
    private static Object refused(Map<String, String> errors) {
        return ResponseEntity.unprocessableEntity().body(Map.of("errors", errors));
    }

    // 2. Lists, search while typing, uniqueness
    @GetMapping("/api-user/select/district") Object districts() {
        return Map.of("district", List.of(List.of("n", "North"), List.of("s", "South")));
    }
    @GetMapping("/api-user/suggest/owner") Object owners(@RequestParam(defaultValue = "") String key) {
        return table.findTop30ByOwnerContainingIgnoreCase(key).stream().map(plot -> plot.owner).distinct()
            .map(owner -> Map.of("id", owner, "text", owner)).toList();
    }
    @GetMapping("/api/unique/public/plot/number") boolean unique(@RequestParam String value, @RequestParam(defaultValue = "0") Long id) {
        return !table.existsByNumberAndIdNot(value, id);
    }
}
